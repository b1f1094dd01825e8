import { Heading, Link, Stack, Text, TextArea } from '@kmx/design-system';

import { CopyButton } from './CopyButton.client';

interface EmailLinkResultProps {
  address: string;
  mailto: string;
  html: string;
}

/** The generated link, to try and to copy. */
export function EmailLinkResult({ address, mailto, html }: EmailLinkResultProps) {
  const parts = [
    { id: 'mailto', label: 'Mail link', value: mailto },
    { id: 'html', label: 'HTML', value: html },
    { id: 'address', label: 'Address of the page with its campaign', value: address },
  ];
  return (
    <section aria-labelledby="made">
      <Stack gap="m">
        <Heading level={2} size="l" id="made">
          Your link
        </Heading>
        <Text>
          <Link href={mailto} dataLink="plain">
            Try it: open the mail
          </Link>
        </Text>
        {parts.map(({ id, label, value }) => (
          <Stack key={id} gap="xs">
            <TextArea id={id} name={id} label={label} value={value} readOnly rows={3} spellCheck={false} />
            <CopyButton text={value} label={`Copy: ${label}`} />
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
