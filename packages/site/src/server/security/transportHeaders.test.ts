import { createTransportHeaders } from './transportHeaders';

it.each([
  ['https://www.komax.example', { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }],
  ['http://localhost:3000', {}],
])('browsers use HTTPS in future if the address does: %s', (siteUrl, headers) => {
  expect(createTransportHeaders(siteUrl)).toEqual(headers);
});
