import type { ReactNode } from 'react';
import { Heading, Stack } from '@kmx/design-system';

interface SearchHeaderProps {
  readonly title: string;
  /** Search field with the current query. */
  readonly field: ReactNode;
}

export const SearchHeader = ({ title, field }: SearchHeaderProps) => (
  <Stack gap="l">
    <Heading level={1} size="xl">
      {title}
    </Heading>
    {field}
  </Stack>
);
