import type { IntlShape } from 'react-intl/server';
import { Button, Link, PopoverPanel } from '@kmx/design-system';
import { NewsEntry } from '../../shared/NewsEntry/NewsEntry';
import { NewsMark } from './NewsMark';
import { newsPanelMessages as messages } from './NewsPanel.messages';
import { Content, List, Notice, Links } from './NewsPanel.styles';

export interface NewsPanelProps {
  readonly intl: IntlShape;
  readonly id: string;
  /** Endpoint of a page of news as JSON, with `&after=` for the next. */
  readonly url: string;
  /** Page of all news. */
  readonly href: string;
}

/** HTML requires a date in every `time`, and search engines expect an address in every link; clones get their own. */
const anyDay = '2000-01-01';

/** Templates that the script clones: an item of the list, and the mark of unread news. */
const Patterns = ({ intl, href }: Pick<NewsPanelProps, 'intl' | 'href'>) => (
  <>
    <ul hidden>
      <li data-news-item>
        <NewsEntry level={3} title="" href={href} dateTime={anyDay} picture={<span />} />
      </li>
    </ul>
    <span hidden>
      <NewsMark intl={intl} />
    </span>
  </>
);

/** News feed (section 2.3, news feed panel), filled by the script; without JavaScript, links lead to the news page. */
export function NewsPanel({ intl, id, url, href }: NewsPanelProps) {
  const format = (word: keyof typeof messages) => intl.formatMessage(messages[word]);
  return (
    <PopoverPanel
      id={id}
      title={format('title')}
      closeLabel={format('close')}
      tabIndex={-1}
      data-news-panel
      data-url={url}
      data-shown={intl.formatMessage(messages.shown, { count: '{count}' })}
    >
      <Content>
        <Notice hidden data-news-loading>
          {format('loading')}
        </Notice>
        <Notice hidden data-news-empty>
          {format('empty')}
        </Notice>
        <List data-news-list />
        <Links hidden data-news-failed>
          <Notice>{format('failed')}</Notice>
          <Button variant="secondary" size="s" data-news-act="retry">
            {format('retry')}
          </Button>
        </Links>
        <Links>
          <Button size="s" hidden data-news-act="more">
            {format('more')}
          </Button>
          <Button variant="ghost" size="s" hidden data-news-act="read">
            {format('markRead')}
          </Button>
          <Link href={href} dataLink="route">
            {format('all')}
          </Link>
        </Links>
        <Patterns intl={intl} href={href} />
      </Content>
    </PopoverPanel>
  );
}
