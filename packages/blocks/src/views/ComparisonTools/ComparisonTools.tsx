import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Button, Icon, type IconName } from '@kmx/design-system';
import { comparisonToolsMessages as messages } from './ComparisonTools.messages';
import { Bar, Choice, Group } from './ComparisonTools.styles';

export interface ComparisonToolsProps {
  readonly intl: IntlShape;
  /** Link to the other option; absent without a choice, such as with a single product. */
  readonly differences?: { readonly isOnly: boolean; readonly href: string };
  readonly order?: { readonly isData: boolean; readonly href: string };
  /** Absent with products of a single classification. */
  readonly tables?: { readonly isOne: boolean; readonly href: string };
  readonly csvHref: string;
  /** Link for inquiries: a mail, or a page. */
  readonly enquiryHref?: string;
  /** Switch of the measurement system. */
  readonly measurement: ReactNode;
}

interface Link {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  /** True for a file in one measurement system: the script selects the visible one. */
  readonly isFile?: boolean;
}

const ToolLink = ({ href, icon, text, isFile }: Link) => (
  <Choice href={href} rel="nofollow" data-link="plain" download={isFile} data-measurement-file={isFile}>
    <Icon name={icon} size={16} />
    {text}
  </Choice>
);

/** Actions of a comparison: filter it, share it, export it. */
export function ComparisonTools(props: ComparisonToolsProps) {
  const { intl, differences, order, tables, csvHref, enquiryHref, measurement } = props;
  const format = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  return (
    <Bar role="group" aria-label={format('label')}>
      <Group>
        {measurement}
        {differences && (
          <ToolLink
            href={differences.href}
            icon="filter"
            text={format(differences.isOnly ? 'all' : 'onlyDifferences')}
          />
        )}
        {order && (
          <ToolLink
            href={order.href}
            icon="chart"
            text={format(order.isData ? 'greatestFirst' : 'dataOrder')}
          />
        )}
        {tables && (
          <ToolLink
            href={tables.href}
            icon="compare"
            text={format(tables.isOne ? 'eachTable' : 'oneTable')}
          />
        )}
      </Group>
      <Group>
        {enquiryHref && <ToolLink href={enquiryHref} icon="mail" text={format('ask')} />}
        <ToolLink href={csvHref} icon="download" text={format('csv')} isFile />
        <Button hidden variant="ghost" size="s" icon="share" data-copy-link data-done={format('copied')}>
          <span data-label>{format('copy')}</span>
        </Button>
        <Button hidden variant="ghost" size="s" icon="data-sheet" data-print>
          {format('print')}
        </Button>
      </Group>
    </Bar>
  );
}
