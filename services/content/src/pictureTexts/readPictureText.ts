import { limitedSharp } from '../files/pictureLimits';
import { readExifDescription } from './readExifDescription';
import { readIptcCaption } from './readIptcCaption';
import { readXmpText } from './readXmpText';

const maxCharacters = 300;

/** Texts that cameras and programs write automatically. */
const meaningless =
  /^(olympus digital camera|sony dsc|(kodak|minolta|samsung) .*|digital camera|untitled|[a-z]{3,4}[_-]?\d+)$/i;

const tidy = (text: string | undefined): string | undefined => {
  // Exif pads texts with zeros.
  const line = text?.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim() ?? '';
  return line === '' || line.length > maxCharacters || meaningless.test(line) ? undefined : line;
};

const readMetadata = (bytes: Buffer) =>
  limitedSharp(bytes)
    .metadata()
    .catch(() => undefined);

/**
 * Reads a description of the picture from the metadata of its file: XMP in a language, else IPTC, else Exif. Undefined
 * without one, and for bytes that are not a picture.
 */
export const readPictureText = async (bytes: Buffer, language: string): Promise<string | undefined> => {
  const metadata = bytes.length > 0 ? await readMetadata(bytes) : undefined;
  if (!metadata) return undefined;
  const { exif, iptc, xmp } = metadata;
  return (
    tidy(xmp && readXmpText(xmp.toString('utf8'), language)) ??
    tidy(iptc && readIptcCaption(iptc)) ??
    tidy(exif && readExifDescription(exif))
  );
};
