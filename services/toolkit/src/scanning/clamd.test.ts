import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { eicar } from '../testing/fakeClamd';
import { findClamd, startScratchClamd } from '../testing/scratchClamd';
import { clamdUrlSchema } from './clamdAddress';
import { createScanner, type ScanResult } from './createScanner';

const program = findClamd();
const megabyte = 1024 * 1024;
const block = Buffer.alloc(megabyte, 'wire');

const startScanner = async (options?: Record<string, string>) => {
  if (program === null) throw new Error('clamd is not installed.');
  const clamd = await startScratchClamd(program, options);
  const address = clamdUrlSchema.parse(clamd.url);
  if (address === undefined) throw new Error('There is no address.');
  return { scan: createScanner(address), stop: clamd.stop };
};

/** `npm test` installs clamd, or prints that this is skipped. */
const describeWithClamd = program === null ? describe.skip : describe;

describeWithClamd('ClamAV with deploy/clamd.conf', () => {
  let clamd: Awaited<ReturnType<typeof startScanner>>;
  beforeAll(async () => {
    clamd = await startScanner();
  });
  afterAll(() => clamd.stop());

  const infected: ScanResult = { kind: 'infected', signature: 'Eicar-Test-Signature.UNOFFICIAL' };
  test.each<[string, Buffer[], ScanResult]>([
    ['a clean file', [Buffer.from('wire')], { kind: 'clean' }],
    ['an empty file', [], { kind: 'clean' }],
    // Above the limit of clamd's defaults.
    ['a clean file of 200 MB', Array.from({ length: 200 }, () => block), { kind: 'clean' }],
    ['the EICAR test file', [eicar], infected],
    ['the EICAR test file in several chunks', [eicar.subarray(0, 30), eicar.subarray(30)], infected],
    ['the EICAR test file in an archive', [gzipSync(eicar)], infected],
  ])('scans %s', async (_, chunks, result) => {
    expect(await clamd.scan(Readable.from(chunks))).toEqual(result);
  });
});

describeWithClamd('ClamAV with lower limits', () => {
  let clamd: Awaited<ReturnType<typeof startScanner>>;
  beforeAll(async () => {
    clamd = await startScanner({ StreamMaxLength: '2M', MaxFileSize: '1M' });
  });
  afterAll(() => clamd.stop());

  const scanZeros = (megabytes: number) =>
    clamd.scan(Readable.from(Array.from({ length: megabytes * 4 }, () => Buffer.alloc(megabyte / 4))));

  test('reports a file that is scanned only partly as too complex', async () => {
    expect(await scanZeros(1.5)).toEqual({
      kind: 'tooComplex',
      limit: 'Heuristics.Limits.Exceeded.MaxFileSize',
    });
  });

  test('fails for a file above StreamMaxLength', async () => {
    expect(await scanZeros(3)).toMatchObject({ kind: 'failed' });
  });
});
