import { findPlainConnections, isRemote } from './plainConnections';

it.each([
  'postgres://kmx:secret@db.example:5432/kmx',
  'postgresql://db.example/kmx?sslmode=prefer',
  'postgres://db.example/kmx?sslmode=no-verify',
  'postgres://localhost/kmx?host=db.example',
  'redis://cache:6379',
  's3://library?endpoint=http://s3:9000',
])('rejects %s, which leaves the machine without TLS', (address) => {
  const [problem, ...others] = findPlainConnections({ DATABASE_URL: address, PORT: 1 });
  expect(problem).toMatch(/^DATABASE_URL is not usable: .+ ALLOW_PLAIN_CONNECTIONS=1/);
  expect(problem).not.toContain('secret');
  expect(others).toEqual([]);
  expect(findPlainConnections({ DATABASE_URL: address, ALLOW_PLAIN_CONNECTIONS: '1' })).toEqual([]);
});

it.each([
  'postgres://db.example/kmx?sslmode=verify-full',
  'postgres://db.example/kmx?sslmode=require&application_name=kmx',
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres://[::1]/kmx',
  'postgres:///kmx?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/kmx',
  'rediss://cache.example',
  'redis://localhost:6379',
  's3://library?endpoint=https://s3.example',
  's3://library?endpoint=http://127.0.0.1:9000',
  's3://library',
  'file:/srv/content.db',
  'http://content:3001',
  'no address',
])('accepts %s', (address) => {
  expect(findPlainConnections({ DATABASE_URL: address })).toEqual([]);
});

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost', false],
])('%s is another machine: %s', (address, expected) => {
  expect(isRemote(address)).toBe(expected);
});
