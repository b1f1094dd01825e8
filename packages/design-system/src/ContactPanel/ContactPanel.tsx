import { ButtonLink } from '../Button/ButtonLink';
import { IconButton } from '../Button/IconButton';
import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { Body, Header, Title } from '../Panel/Panel.styles';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Surface, Way } from './ContactPanel.styles';

export interface ContactPanelWay {
  readonly id: string;
  readonly icon: IconName;
  /** Accessible name of the icon: "Telephone". */
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

export interface ContactPanelProps {
  /** Id for the `popovertarget` of the button. */
  readonly id: string;
  /** Heading and accessible name of the panel. */
  readonly title: string;
  /** Expected response time. */
  readonly promise: string;
  /** Two to four, the quickest first: telephone, e-mail, form. */
  readonly ways: readonly ContactPanelWay[];
  /** Page of all contacts, for readers who prefer another one. */
  readonly page?: { readonly text: string; readonly href: string; readonly dataLink?: DataLink };
  /** Label of the close button. */
  readonly closeLabel: string;
}

/**
 * Contact options, opened by any button whose `popovertarget` is its id; the browser opens, closes and moves the focus.
 */
export const ContactPanel = ({ id, title, promise, ways, page, closeLabel }: ContactPanelProps) => (
  <Surface
    id={id}
    popover="auto"
    role="dialog"
    aria-labelledby={`${id}-title`}
    data-tone="paper"
    data-contact-panel
  >
    <Header as="div">
      <Title id={`${id}-title`}>{title}</Title>
      <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
    </Header>
    <Body>
      <Stack>
        <Text size="xs">{promise}</Text>
        {ways.length > 0 && (
          <ul>
            {ways.map(({ id: wayId, icon, label, text, href }) => (
              <li key={wayId}>
                <Way href={href} data-link="plain">
                  <Icon name={icon} size={24} />
                  <VisuallyHidden>{label}: </VisuallyHidden>
                  {text}
                </Way>
              </li>
            ))}
          </ul>
        )}
        {page && (
          <div>
            <ButtonLink href={page.href} dataLink={page.dataLink ?? 'route'}>
              {page.text}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Body>
  </Surface>
);
