import { Notice } from '../frame/Notice';
import { AccountGate } from './AccountGate';
import { EditorQuestion, type EditorQuestionProps } from './EditorQuestion';
import type { MessageId } from '@/MessageId';
import type { EditorGateInput } from '@/server/editor/readEditorGate';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorGateProps extends Pick<EditorQuestionProps, 'about'> {
  view: SiteView;
  gate: EditorGateInput;
}

/** Shown instead of an editor screen until the editor has signed in (section 6). */
export function EditorGate({ view, gate, about }: EditorGateProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  const title = format('explain.gateTitle');
  switch (gate.credential) {
    case 'account':
      return <AccountGate view={view} title={title} returnTo={gate.returnTo} problem={gate.problem} />;
    case 'sharedPassword':
      return (
        <Notice view={view} overline={format('explain.overline')} title={title}>
          <EditorQuestion view={view} returnTo={gate.returnTo} problem={gate.problem} about={about} />
        </Notice>
      );
  }
}
