/**
 * Requests that may always be repeated on the next process: read-only GraphQL, searches, and notifications of
 * publications.
 */
const repeatable = { content: '= /graphql', product: '= /graphql', search: '/v1/' };

const repeatableOf = (name) =>
  Object.hasOwn(repeatable, name)
    ? `
    location ${repeatable[name]} {
      proxy_next_upstream error timeout non_idempotent;
      proxy_pass http://${name};
    }`
    : '';

/** Files of editors have up to 200 MB, wait up to 30 s for others, and are scanned in up to 50 s. */
const uploadsOf = (name) =>
  name === 'content'
    ? `
    client_max_body_size 210m;
    proxy_read_timeout 180s;`
    : '';

const serverOf = ({ name, port, ports }) => `
  upstream ${name} {
${ports.map((own) => `    server 127.0.0.1:${String(own)} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${String(port)};${uploadsOf(name)}
    location / { proxy_pass http://${name}; }${repeatableOf(name)}
  }
`;

/**
 * Configuration of nginx as a single unprivileged process in front of several processes of each program.
 *
 * nginx closes a connection to a process before Node does (5 s). It passes a request to the next process if it cannot be
 * sent, or if there was no response and repeating it is safe, which excludes forms that may have been received.
 */
export const createNginxConfig = (upstreams) => `daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  client_max_body_size 110m;
  keepalive_requests 1000000;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;
  proxy_read_timeout 60s;
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 3;
${upstreams.map(serverOf).join('')}}
`;
