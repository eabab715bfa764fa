//! Runs one connection to its end.

use std::{
    convert::Infallible,
    future::Future,
    pin::{Pin, pin},
    sync::Arc,
};

use ::http::{Request, Response};
use http_body::Body as _;
use hyper::{
    body::Incoming,
    server::conn::{http1, http2},
    service::service_fn,
};
use hyper_util::rt::TokioIo;
use tokio::{
    net::TcpStream,
    sync::watch,
    time::{Instant, sleep_until, timeout_at},
};

use super::{
    Protocols,
    paced::Paced,
    pulse::{Pulse, Verdict},
    tracked::Tracked,
    version::Opening,
};
use crate::http::{Body, Front, Limits, Stage};

/// Serves one connection until it ends, its deadlines pass or the server stops.
pub(in crate::http) async fn serve(
    stream: TcpStream,
    front: Arc<Front>,
    protocols: Arc<Protocols>,
    mut stage: watch::Receiver<Stage>,
) {
    let born = Instant::now();
    // Answers are written in one piece: waiting for more to send would only delay them.
    let _ = stream.set_nodelay(true);
    let opening = tokio::select! {
        biased;
        _ = stage.wait_for(|stage| *stage != Stage::Running) => return,
        opening = timeout_at(born + front.limits.header_timeout, Opening::read(&stream)) => opening,
    };
    let opening = match opening {
        Ok(Ok(opening)) => opening,
        Ok(Err(error)) => return tracing::debug!("connection ended before its first request: {error}"),
        Err(_) => return tracing::debug!("connection closed: nothing came in time"),
    };
    let is_http2 = opening.is_http2;
    let pulse = Arc::new(Pulse::new(born, is_http2));
    let io = TokioIo::new(Paced::new(stream, opening, Arc::clone(&pulse)));
    let limits = front.limits.clone();
    let service = {
        let pulse = Arc::clone(&pulse);
        service_fn(move |request| answer(Arc::clone(&front), Arc::clone(&pulse), request))
    };
    if is_http2 {
        drive(
            protocols.http2.serve_connection(io, service),
            http2::Connection::graceful_shutdown,
            &pulse,
            &limits,
            stage,
        )
        .await;
    } else {
        drive(
            protocols.http1.serve_connection(io, service),
            http1::Connection::graceful_shutdown,
            &pulse,
            &limits,
            stage,
        )
        .await;
    }
}

async fn answer(
    front: Arc<Front>,
    pulse: Arc<Pulse>,
    request: Request<Incoming>,
) -> Result<Response<Tracked<Body>>, Infallible> {
    let running = pulse.run();
    let has_body = !request.body().is_end_stream();
    let response = front.answer(request).await;
    pulse.set_rest(has_body && response.status().is_client_error());
    drop(running);
    Ok(response.map(|body| Tracked::new(body, pulse)))
}

async fn drive<C: Future<Output = hyper::Result<()>>>(
    conn: C,
    retire: fn(Pin<&mut C>),
    pulse: &Pulse,
    limits: &Limits,
    mut stage: watch::Receiver<Stage>,
) {
    let mut conn = pin!(conn);
    let mut alarm = pin!(sleep_until(Instant::now()));
    let mut is_retired = false;
    // A change between the accept and now counts as well.
    stage.mark_changed();
    loop {
        tokio::select! {
            biased;
            ended = conn.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!("connection ended: {error}");
                }
                return;
            }
            changed = stage.changed() => match *stage.borrow_and_update() {
                _ if changed.is_err() => return,
                Stage::Running => {}
                Stage::Draining => retire(conn.as_mut()),
                Stage::Cut => return,
            },
            () = alarm.as_mut() => match pulse.judge(Instant::now(), limits) {
                Verdict::Wait(next) => alarm.as_mut().reset(next),
                Verdict::Retire if !is_retired => {
                    // HTTP/2 may still be sending; it gets the time of a slow reader.
                    is_retired = true;
                    retire(conn.as_mut());
                    alarm.as_mut().reset(Instant::now() + limits.write_timeout);
                }
                Verdict::Retire => return,
                Verdict::Cut(reason) => return tracing::debug!("connection closed: {reason}"),
            },
        }
    }
}
