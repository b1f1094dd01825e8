import { describeStartFailure } from './describeStartFailure';
import { readEnvironment } from './env';

function environmentError(): unknown {
  try {
    return readEnvironment({ CONTENT_URL: 'cms' });
  } catch (error) {
    return error;
  }
}

it.each([
  ['a wrong setting', environmentError(), /^The site cannot start\. CONTENT_URL: .+ See \.env\.example\.$/],
  [
    'a port in use',
    Object.assign(new Error('listen'), { code: 'EADDRINUSE' }),
    /^PORT is in use by .+ choose/,
  ],
  ['a port of the system', Object.assign(new Error('listen'), { code: 'EACCES' }), /above 1023\.$/],
  ['a fault of the program', new TypeError('x is undefined'), /^TypeError: x is undefined\n\s+at /],
])('%s', (_name, error, message) => {
  expect(describeStartFailure(error)).toMatch(message);
});
