import type { IntlShape } from 'react-intl/server';
import { VisuallyHidden } from '@kmx/design-system';
import { newsPanelMessages as messages } from './NewsPanel.messages';
import { Mark } from './NewsPanel.styles';

/** Mark of unread news, which the script clones into links that open the panel. */
export const NewsMark = ({ intl }: { readonly intl: IntlShape }) => (
  <span data-news-mark>
    <Mark />
    <VisuallyHidden>({intl.formatMessage(messages.unread)})</VisuallyHidden>
  </span>
);
