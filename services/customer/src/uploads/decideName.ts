import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { uploadLimits } from './limits';

/** A file is opened by what its name ends in: a picture that is called a program, or a page, would be run. */
const harmless = /\.(?:png|jpe?g|jpe|jfif|webp|gif|avif|hei[cf]|mp4|m4v|mov|qt|webm)$/i;

/**
 * The name that a sender gave, without folders and control characters, at most 200 characters; it ends as
 * pictures and films do.
 */
export const decideName = (given: string | undefined, ending: string): string => {
  const plain = cleanLine((given ?? '').split(/[\\/]/).at(-1) ?? '');
  if (plain === '' || /^\.+$/.test(plain)) return `file.${ending}`;
  const last = harmless.test(plain) ? plain : `${plain}.${ending}`;
  const characters = [...last];
  if (characters.length <= uploadLimits.nameCharacters) return last;
  const tail = [...(/\.[^.]{1,10}$/.exec(last)?.[0] ?? '')];
  return [...characters.slice(0, uploadLimits.nameCharacters - tail.length), ...tail].join('');
};
