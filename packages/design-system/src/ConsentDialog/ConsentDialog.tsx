import { Button } from '../Button/Button';
import { Container } from '../Container/Container';
import { Heading } from '../Heading/Heading';
import type { DataLink } from '../Link/Link';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Actions, Choices, Form, Frame } from './ConsentDialog.styles';

export interface ConsentDialogTexts {
  readonly title: string;
  readonly text: string;
  readonly necessary: string;
  readonly statistics: string;
  readonly marketing: string;
  readonly acceptAll: string;
  readonly necessaryOnly: string;
  readonly saveSelection: string;
}

export interface ConsentDialogProps {
  /** All texts; rejecting and accepting are equally prominent. */
  readonly texts: ConsentDialogTexts;
  /** Link to the explanation of the categories. */
  readonly privacy?: { readonly text: string; readonly href: string; readonly dataLink?: DataLink };
  /** Hidden until the page's script finds that there is no decision. */
  readonly isHidden?: boolean;
}

const titleId = 'consent-title';

/**
 * Asks for consent to statistics and marketing; not modal, so that the page can be read undecided. The form's controls
 * are `statistics` and `marketing` (checkboxes) and `choice` (`all`, `selection` or `necessary`).
 */
export const ConsentDialog = ({ texts, privacy, isHidden = true }: ConsentDialogProps) => (
  <Frame data-consent data-tone="paper" hidden={isHidden} aria-labelledby={titleId}>
    <Container>
      <Form data-consent-form>
        <Stack gap="s">
          <Heading level={2} size="s" id={titleId}>
            {texts.title}
          </Heading>
          <Text size="xs">
            {texts.text}{' '}
            {privacy && (
              <Link href={privacy.href} dataLink={privacy.dataLink ?? 'route'}>
                {privacy.text}
              </Link>
            )}
          </Text>
          <Choices role="group" aria-labelledby={titleId}>
            <label>
              <input type="checkbox" name="necessary" defaultChecked disabled />
              {texts.necessary}
            </label>
            <label>
              <input type="checkbox" name="statistics" />
              {texts.statistics}
            </label>
            <label>
              <input type="checkbox" name="marketing" />
              {texts.marketing}
            </label>
          </Choices>
        </Stack>
        <Actions>
          <Button type="submit" name="choice" value="all" size="s">
            {texts.acceptAll}
          </Button>
          <Button type="submit" name="choice" value="necessary" size="s">
            {texts.necessaryOnly}
          </Button>
          <Button type="submit" name="choice" value="selection" size="s" variant="secondary">
            {texts.saveSelection}
          </Button>
        </Actions>
      </Form>
    </Container>
  </Frame>
);
