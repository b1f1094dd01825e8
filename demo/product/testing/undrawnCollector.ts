import path from 'node:path';
import sharp from 'sharp';
import { createAssetCollector, type AssetCollector } from '../assets';

/** The demo range with its documents and film; pictures are drawn by the seed itself, not for tests. */
export const createUndrawnCollector = (): AssetCollector => ({
  ...createAssetCollector(path.resolve(__dirname, '../..')),
  finish: async () => {
    const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#d6342c' } })
      .webp()
      .toBuffer();
    const document = Buffer.from(
      '%PDF-1.7 a document of a hundred bytes or so, to be read in parts'.repeat(2),
    );
    return [
      { name: 'picture-0123456789.webp', mime_type: 'image/webp', size_bytes: bytes.byteLength, bytes },
      {
        name: 'paper-0123456789.pdf',
        mime_type: 'application/pdf',
        size_bytes: document.byteLength,
        bytes: document,
      },
    ];
  },
});
