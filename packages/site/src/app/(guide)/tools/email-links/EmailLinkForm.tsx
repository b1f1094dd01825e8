import { Button, FormMessageSummary, Grid, Stack, TextArea, TextField } from '@kmx/design-system';

import { guidePages } from '@/guide/guidePages';
import type { GuideQuery } from '@/guide/readGuideQuery';
import {
  emailLinkFields,
  type EmailLinkField,
  type EmailLinkValues,
} from '@/server/emailLinks/createEmailLink';

interface EmailLinkFormProps {
  query: GuideQuery;
  values: EmailLinkValues;
  errors: Readonly<Partial<Record<EmailLinkField, string>>>;
}

const labels: Readonly<Record<EmailLinkField, string>> = {
  url: 'Address of the page',
  to: 'To',
  subject: 'Subject',
  text: 'Text of the mail',
  link: 'Words of the link',
  source: 'Campaign source',
  medium: 'Campaign medium',
  campaign: 'Campaign name',
};

const hints: Readonly<Partial<Record<EmailLinkField, string>>> = {
  url: 'Open the page, and copy its address from the browser.',
  to: 'Leave it empty for a mail that the reader sends to whom they like.',
  link: 'What the reader clicks on; without it, the subject.',
  text: 'The address of the page is put below it.',
  source: 'Where the link stands, for example "newsletter".',
  medium: 'For example "email".',
  campaign: 'For example "spring-fair".',
};

/** Submitted by GET, so that the result can be bookmarked and shared. */
export function EmailLinkForm({ query, values, errors }: EmailLinkFormProps) {
  const field = (name: EmailLinkField) => ({
    id: name,
    name,
    label: labels[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
  });
  const messages = emailLinkFields.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ fieldId: name, text: `${labels[name]}: ${text}` }];
  });
  return (
    <form action={guidePages.emailLinks.path} noValidate>
      <input type="hidden" name="theme" value={query.theme} />
      <input type="hidden" name="language" value={query.language} />
      <Stack gap="l">
        <FormMessageSummary title="Please check what you entered." messages={messages} />
        <TextField {...field('url')} type="text" inputMode="url" isRequired mark="(required)" />
        <Grid columns={2}>
          <TextField {...field('to')} type="email" />
          <TextField {...field('link')} />
        </Grid>
        <TextField {...field('subject')} />
        <TextArea {...field('text')} />
        <Grid columns={3}>
          <TextField {...field('source')} />
          <TextField {...field('medium')} />
          <TextField {...field('campaign')} />
        </Grid>
        <Button type="submit">Make the link</Button>
      </Stack>
    </form>
  );
}
