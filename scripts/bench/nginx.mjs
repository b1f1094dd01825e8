import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { spawnGroup, stopGroups } from '../lib/processes.mjs';
import { waitForReady } from '../lib/waitForReady.mjs';

const program = '/usr/sbin/nginx';
export const isNginxInstalled = () => existsSync(program);

/** Starts nginx as a single unprivileged process that serves the compressed `body` at every address. */
export async function startNginx({ port, body }) {
  const folder = inRoot('.data/bench/nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  writeFileSync(path.join(folder, 'pages/page.html'), body);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=10;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${String(port)};
    root pages;
    default_type text/html;
    add_header Content-Encoding br;
    location / { try_files /page.html =404; }
  }
}
`,
  );
  const child = spawnGroup(program, ['-p', folder, '-c', 'nginx.conf'], { onLine: () => undefined });
  await waitForReady(`http://127.0.0.1:${String(port)}/`, { timeout: 10_000, name: 'nginx' });
  return { pid: child.pid, url: `http://127.0.0.1:${String(port)}/`, stop: () => stopGroups([child]) };
}
