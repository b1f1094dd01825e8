import sharp from 'sharp';
import { createSqliteBackend } from '../../../toolkit/src/testing/backends';
import { startTestService, type TestService } from '../testing/testService';
import { createAssetStore } from './assetStore';

const name = 'logo-0123456789.png';

/** A noisy picture: its renditions of quality 90 and 100 differ in size. */
const createLogo = () =>
  sharp({
    create: {
      width: 300,
      height: 192,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#346',
    },
  })
    .png()
    .toBuffer();

describe('9 "brand image height 96 at quality 100", product pictures of 90', () => {
  let service: TestService;
  let logo: Buffer;
  beforeAll(async () => {
    logo = await createLogo();
    service = await startTestService(createSqliteBackend('product'), {
      seed: async (db) => {
        const asset = { name, mime_type: 'image/png', size_bytes: logo.byteLength, bytes: logo };
        await db.insertInto('pim_assets').values(asset).execute();
      },
    });
  });
  afterAll(() => service.stop());

  const fetchPicture = async (query: string) =>
    Buffer.from(await (await fetch(`${service.address}/assets/${name}?${query}`)).arrayBuffer());

  test.each([
    [100, 'height=96', { height: 96 }],
    [90, 'width=180', { width: 180 }],
  ])('of quality %i: %s', async (quality, query, size) => {
    const expected = await sharp(logo).resize(size).webp({ quality }).toBuffer();
    expect((await fetchPicture(query)).equals(expected)).toBe(true);
  });

  test('begins no rendition while too many are pending, and sends the original', async () => {
    const { read } = createAssetStore(service.db, { maxPending: 2, timeoutMs: 20_000 });
    const readWidth = (width: number | null) => read(name, { width, height: null, format: null });
    const [first, , third, firstAgain, original] = await Promise.all([
      readWidth(56),
      readWidth(80),
      readWidth(128),
      readWidth(56),
      readWidth(null),
    ]);
    expect(third).toMatchObject({ mimeType: 'image/png', isPassing: true });
    expect(firstAgain).toBe(first);
    expect(original?.isPassing).toBeUndefined();
    expect(await readWidth(128)).toMatchObject({ mimeType: 'image/webp' });
  });
});
