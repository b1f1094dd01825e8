import type { Ref } from 'react';
import { Summary, SummaryAnchor, SummaryList, SummaryTitle } from './Field.styles';

export interface FormMessage {
  readonly fieldId: string;
  readonly text: string;
}

export interface FormMessageSummaryProps {
  /** Anchor for links. */
  readonly id?: string;
  /** Instruction above the list: "Please check these two fields". */
  readonly title: string;
  /** In field order; each links to its field. */
  readonly messages: readonly FormMessage[];
  /** For moving focus here after a failed submission. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Lists the errors of a form, each linked to its field; renders nothing without errors. */
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
