import type { FlattenedField } from 'payload';

const blocksOf = (field: FlattenedField): readonly { flattenedFields: FlattenedField[] }[] =>
  field.type === 'blocks' ? field.blocks : [];

const isPictureField = (field: FlattenedField): boolean =>
  field.type === 'upload' && field.relationTo === 'media';

export const pictureFieldNames = (fields: readonly FlattenedField[]): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (field: FlattenedField): void => {
    if (isPictureField(field)) names.add(field.name);
    if ('flattenedFields' in field) field.flattenedFields.forEach(visit);
    for (const block of blocksOf(field)) block.flattenedFields.forEach(visit);
  };
  fields.forEach(visit);
  return names;
};
