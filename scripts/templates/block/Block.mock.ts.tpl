import type { {{Name}}Fragment } from '../../__generated__/graphql';

export const {{key}}Mock = {
  __typename: '{{Name}}',
  id: '{{kebab}}-mock',
  title: 'From the reel to the finished harness',
  text: 'Cutting, stripping, crimping and testing follow each other on one machine.',
} satisfies {{Name}}Fragment;
