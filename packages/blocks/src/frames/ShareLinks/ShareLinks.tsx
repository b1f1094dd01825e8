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
 * Ways to pass a page on: by mail, by networks as plain links, and by what the browser can do. The script shows the two
 * buttons (`data-share`), which the server writes hidden, where the browser has the means.
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
