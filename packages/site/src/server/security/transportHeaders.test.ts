import { createTransportHeaders } from './transportHeaders';

it.each([
  ['https://www.komax.example', { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }],
  ['http://localhost:3000', {}],
])('enables HSTS if the address uses TLS: %s', (siteUrl, headers) => {
  expect(createTransportHeaders(siteUrl)).toEqual(headers);
});
