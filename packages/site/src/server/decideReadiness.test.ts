import { decideReadiness } from './decideReadiness';

it.each([
  ['everything is there', false, true, true, 200, 'ready'],
  ['nothing was served yet', false, true, false, 200, 'ready'],
  ['pages can be served without the content service', false, false, true, 200, 'degraded'],
  ['there is nothing to serve', false, false, false, 503, 'not ready'],
  ['it is being stopped', true, true, true, 503, 'stopping'],
  ['it is being stopped without the content service', true, false, true, 503, 'stopping'],
])('%s', (_name, isStopping, isContentReachable, hasStoredPages, status, word) => {
  const content = isContentReachable ? 'ok' : 'unreachable';
  expect(decideReadiness({ isStopping, isContentReachable, hasStoredPages })).toEqual({
    status,
    body: { status: word, content },
  });
});
