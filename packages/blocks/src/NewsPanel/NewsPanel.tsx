import type { IntlShape } from 'react-intl/server';
import { Button, Link, PopoverPanel, VisuallyHidden } from '@kmx/design-system';
import { NewsEntry } from '../shared/NewsEntry/NewsEntry';
import { newsPanelMessages as messages } from './NewsPanel.messages';
import { Content, List, Mark, Notice, Ways } from './NewsPanel.styles';

export interface NewsPanelProps {
  readonly intl: IntlShape;
  readonly id: string;
  /** Answers a page of the news as JSON: `&after=` goes on. */
  readonly url: string;
  /** The page that lists all news. */
  readonly href: string;
}

/** HTML wants a day in every `time`, and search engines an address in every link; the copies get their own. */
const anyDay = '2000-01-01';

/** What the browser's part copies: an item of the list, and the mark on what opens the panel. */
const Patterns = ({ intl, href }: Pick<NewsPanelProps, 'intl' | 'href'>) => (
  <>
    <ul hidden>
      <li data-news-item>
        <NewsEntry level={3} title="" href={href} dateTime={anyDay} picture={<span />} />
      </li>
    </ul>
    <span hidden>
      <span data-news-mark>
        <Mark />
        <VisuallyHidden>({intl.formatMessage(messages.unread)})</VisuallyHidden>
      </span>
    </span>
  </>
);

/** The news feed (section 2.3, news feed panel): empty until the browser's part fills it; without it, links lead to the page of the news. */
export function NewsPanel({ intl, id, url, href }: NewsPanelProps) {
  const say = (word: keyof typeof messages) => intl.formatMessage(messages[word]);
  return (
    <PopoverPanel
      id={id}
      title={say('title')}
      closeLabel={say('close')}
      tabIndex={-1}
      data-news-panel
      data-url={url}
      data-shown={intl.formatMessage(messages.shown, { count: '{count}' })}
    >
      <Content>
        <Notice hidden data-news-loading>
          {say('loading')}
        </Notice>
        <Notice hidden data-news-empty>
          {say('empty')}
        </Notice>
        <List data-news-list />
        <Ways hidden data-news-failed>
          <Notice>{say('failed')}</Notice>
          <Button variant="secondary" size="s" data-news-act="retry">
            {say('retry')}
          </Button>
        </Ways>
        <Ways>
          <Button size="s" hidden data-news-act="more">
            {say('more')}
          </Button>
          <Button variant="ghost" size="s" hidden data-news-act="read">
            {say('markRead')}
          </Button>
          <Link href={href} dataLink="route">
            {say('all')}
          </Link>
        </Ways>
        <Patterns intl={intl} href={href} />
      </Content>
    </PopoverPanel>
  );
}
