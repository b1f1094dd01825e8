import { Notice } from '../Notice';
import { EditorQuestion, type EditorQuestionProps } from './EditorQuestion';
import type { SiteView } from '@/server/view/createSiteView';

/** Stands in for a screen of the editor area until the shared password was given (section 6). */
export function EditorGate({ view, ...question }: EditorQuestionProps & { view: SiteView }) {
  const format = (id: string) => view.intl.formatMessage({ id });
  return (
    <Notice view={view} overline={format('explain.overline')} title={format('explain.gateTitle')}>
      <EditorQuestion view={view} {...question} />
    </Notice>
  );
}
