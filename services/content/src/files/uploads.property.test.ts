import fc from 'fast-check';
import { decideUploadType } from './decideUploadType';
import { findPictureProblem } from './pictureLimits';
import { inMemory } from './uploadContent';

/** Beginnings that the detector follows into the file. */
const signatures = [
  ...['89504e470d0a1a0a', 'ffd8ff', '47494638', '52494646', '25504446', '504b0304', '1f8b', '49492a00'],
  ...[
    '00000018667479706d703432',
    '00000018667479706176696600',
    '4f676753',
    '1a45dfa3',
    'd0cf11e0a1b11ae1',
    '3c3f786d6c',
  ],
].map((hex) => Buffer.from(hex, 'hex'));

const anyFile = fc
  .tuple(fc.constantFrom(Buffer.alloc(0), ...signatures), fc.uint8Array({ maxLength: 300 }))
  .map(([signature, rest]) => Buffer.concat([signature, rest]));

test('any upload is accepted under a type that runs nowhere, or rejected with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, fc.string(), fc.string(), async (bytes, name, claimedType) => {
      const decision = await decideUploadType({ name, content: inMemory(bytes), claimedType });
      if (decision.kind === 'rejected') return;
      expect(decision.mimeType).not.toMatch(/html|xml|javascript|svg|css/);
      await findPictureProblem(bytes, decision.mimeType);
    }),
    { numRuns: 300 },
  );
});
