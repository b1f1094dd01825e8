import type { Ref } from 'react';
import { Summary, SummaryAnchor, SummaryList, SummaryTitle } from './Field.styles';

export interface FormMessage {
  readonly fieldId: string;
  readonly text: string;
}

export interface FormMessageSummaryProps {
  /** For a link that leads here. */
  readonly id?: string;
  /** What to do, over the list: "Please check these two fields". */
  readonly title: string;
  /** In the order of the fields; each leads to its own. */
  readonly messages: readonly FormMessage[];
  /** For moving focus here after a failed submission. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Lists what is wrong in a form, each message leading to its field. Nothing without messages. */
export const FormMessageSummary = ({ id, title, messages, ref }: FormMessageSummaryProps) =>
  messages.length === 0 ? null : (
    <Summary id={id} ref={ref} role="alert" tabIndex={-1}>
      <SummaryTitle>{title}</SummaryTitle>
      <SummaryList>
        {messages.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <SummaryAnchor href={`#${fieldId}`} data-link="plain">
              {text}
            </SummaryAnchor>
          </li>
        ))}
      </SummaryList>
    </Summary>
  );
