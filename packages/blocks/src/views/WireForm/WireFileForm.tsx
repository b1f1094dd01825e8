import type { IntlShape } from 'react-intl/server';
import { Button, ButtonLink, Heading, Stack, TextField } from '@kmx/design-system';

import { wireFormMessages } from './WireForm.messages';
import { Actions } from './WireForm.styles';

export interface WireFileFormProps {
  readonly intl: IntlShape;
  /** Endpoint that accepts the file and redirects to the page of its list. */
  readonly action: string;
  readonly sampleHref: string;
  readonly exampleHref: string;
}

/** Uploads a wire list; browsers accept files dropped on the field. */
export function WireFileForm({ intl, action, sampleHref, exampleHref }: WireFileFormProps) {
  const format = (message: keyof typeof wireFormMessages) => intl.formatMessage(wireFormMessages[message]);
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      data-block="wire-file-form"
      aria-labelledby="wire-file-title"
    >
      <Stack gap="m">
        <Heading level={2} size="l" id="wire-file-title">
          {format('fileTitle')}
        </Heading>
        <TextField
          id="wire-file"
          name="file"
          type="file"
          label={format('file')}
          hint={format('fileHint')}
          accept=".csv,.tsv,.txt,.yml,.yaml,text/csv,text/plain,application/yaml"
          isRequired
        />
        <Actions>
          <Button type="submit" variant="secondary" icon="upload">
            {format('checkFile')}
          </Button>
          <ButtonLink href={sampleHref} variant="ghost" icon="download" dataLink="plain" download="wires.csv">
            {format('sample')}
          </ButtonLink>
          <ButtonLink href={exampleHref} variant="ghost" icon="arrow-right" dataLink="route">
            {format('example')}
          </ButtonLink>
        </Actions>
      </Stack>
    </form>
  );
}
