import type { Metadata } from 'next';
import { Grid, Heading, Link, Stack, Text } from '@kmx/design-system';

import { FoundationParts } from '@/guide/FoundationParts.client';
import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { guideHref } from '@/guide/readGuideQuery';
import { readGuideRequest } from '@/guide/readGuideRequest';

export const metadata: Metadata = { title: guidePages.styleGuide.title };

/** `/style-guide`: overview of the pages, and foundations. */
export default async function StyleGuidePage({ searchParams }: PageProps<'/style-guide'>) {
  const query = await readGuideRequest(await searchParams);
  const others = Object.values(guidePages).filter(({ path }) => path !== guidePages.styleGuide.path);
  return (
    <GuideFrame page="styleGuide" query={query}>
      <Grid columns={3} as="ul">
        {others.map(({ path, title, summary }) => (
          <li key={path}>
            <Stack gap="xs">
              <Heading level={2} size="s">
                <Link href={guideHref(path, query)} dataLink="plain">
                  {title}
                </Link>
              </Heading>
              <Text size="xs">{summary}</Text>
            </Stack>
          </li>
        ))}
      </Grid>
      <FoundationParts query={query} />
    </GuideFrame>
  );
}
