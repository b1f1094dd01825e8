import type { IntlShape } from 'react-intl/server';
import { Icon, VisuallyHidden } from '@kmx/design-system';
import { sharedMessages } from '../../shared/messages/shared.messages';
import { createShareHrefs, type SharedPage } from './createShareHrefs';
import { shareLinksMessages as messages } from './ShareLinks.messages';
import { Way, Links } from './ShareLinks.styles';

export interface ShareLinksProps extends SharedPage {
  readonly intl: IntlShape;
}

/**
 * Links for sharing by mail and on networks, and two buttons for browser features (`data-share`), which are hidden
 * until the script has detected support.
 */
export function ShareLinks({ intl, title, url }: ShareLinksProps) {
  const { mail, networks } = createShareHrefs({ title, url });
  return (
    <Links
      aria-label={intl.formatMessage(messages.title)}
      data-block="share-links"
      data-share-title={title}
      data-share-url={url}
    >
      <li>
        <Way href={mail} data-link="plain">
          <Icon name="mail" size={16} />
          {intl.formatMessage(messages.mail)}
        </Way>
      </li>
      {networks.map(({ name, href }) => (
        <li key={name}>
          <Way href={href} data-link="plain" target="_blank" rel="noopener">
            {name}
            <Icon name="external-link" size={16} />
            <VisuallyHidden> {intl.formatMessage(sharedMessages.newTab)}</VisuallyHidden>
          </Way>
        </li>
      ))}
      <li>
        <Way
          as="button"
          type="button"
          hidden
          data-share="copy"
          data-done={intl.formatMessage(messages.copied)}
        >
          {intl.formatMessage(messages.copy)}
        </Way>
      </li>
      <li>
        <Way as="button" type="button" hidden data-share="device">
          <Icon name="share" size={16} />
          {intl.formatMessage(messages.device)}
        </Way>
      </li>
    </Links>
  );
}
