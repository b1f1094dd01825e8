import type { FieldHook, TextField } from 'payload';
import type { Media } from '../payload-types';
import { readableByEditors } from './rightsFields';

/** Each tag once, whatever its case, without superfluous spaces. */
export const normalizeTags = (tags: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  for (const tag of tags.map((one) => one.trim().replace(/\s+/g, ' '))) {
    const key = tag.toLowerCase();
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
};

const normalize: FieldHook<Media, Media['tags']> = ({ value }) => value && normalizeTags(value);

/** Labels by which editors search and filter the library. */
export const tagsField: TextField = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  label: 'Tags',
  access: readableByEditors,
  hooks: { beforeChange: [normalize] },
  admin: {
    position: 'sidebar',
    description:
      'Helps editors find it in the library. Press Enter after each tag. Lists can be filtered by tags.',
  },
};
