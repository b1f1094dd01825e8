import type { Metadata } from 'next';
import { Stack } from '@kmx/design-system';

import { EmailLinkForm } from './EmailLinkForm';
import { EmailLinkResult } from './EmailLinkResult';
import { GuideFrame } from '@/guide/GuideFrame';
import { guidePages } from '@/guide/guidePages';
import { readGuideRequest } from '@/guide/readGuideRequest';
import { createEmailLink, readEmailLinkValues } from '@/server/emailLinks/createEmailLink';

export const metadata: Metadata = {
  title: guidePages.emailLinks.title,
  // The address contains the entries, which may be personal.
  referrer: 'no-referrer',
};

/** Takes the first of repeated parameters. */
const toQuery = (entered: Record<string, string | string[] | undefined>) =>
  new URLSearchParams(
    Object.entries(entered).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value;
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** `/tools/email-links`: generates `mailto:` links that recommend a page. */
export default async function EmailLinksPage({ searchParams }: PageProps<'/tools/email-links'>) {
  const entered = await searchParams;
  const query = await readGuideRequest(entered);
  const values = readEmailLinkValues(toQuery(entered));
  const reading = createEmailLink(values);
  const stored = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <GuideFrame page="emailLinks" query={query} hiddenFields={stored}>
      <Stack gap="xl">
        {reading.kind === 'ready' && <EmailLinkResult {...reading} />}
        <EmailLinkForm
          query={query}
          values={values}
          errors={reading.kind === 'invalid' ? reading.errors : {}}
        />
      </Stack>
    </GuideFrame>
  );
}
