import type { Metadata } from 'next';
import { Container, Heading, Section, Stack, Text } from '@kmx/design-system';

import { EmailLinkForm } from './EmailLinkForm';
import { EmailLinkResult } from './EmailLinkResult';
import { createEmailLink, readEmailLinkValues } from '@/server/emailLinks/createEmailLink';

export const metadata: Metadata = {
  title: 'E-mail links',
  robots: { index: false, follow: false },
  // What was entered stands in the address, and is nobody else's.
  referrer: 'no-referrer',
};

/** The first of several values; a field stands in the address once. */
const toQuery = (entered: Record<string, string | string[] | undefined>) =>
  new URLSearchParams(
    Object.entries(entered).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value;
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** `/tools/email-links`: makes links that open a mail about a page. A form whose answer has an address of its own. */
export default async function EmailLinksPage({ searchParams }: PageProps<'/tools/email-links'>) {
  const values = readEmailLinkValues(toQuery(await searchParams));
  const reading = createEmailLink(values);
  return (
    <main>
      <Section spacing="m">
        <Container>
          <Stack gap="xl">
            <Stack gap="s">
              <Heading level={1} size="xl">
                E-mail links
              </Heading>
              <Text>
                Makes a link that opens a new mail about a page, with subject and text, and the HTML to put it
                on a page or into a newsletter.
              </Text>
            </Stack>
            {reading.kind === 'ready' && <EmailLinkResult {...reading} />}
            <EmailLinkForm values={values} errors={reading.kind === 'invalid' ? reading.errors : {}} />
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
