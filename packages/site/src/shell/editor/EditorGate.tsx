import { Notice } from '../Notice';
import { EditorQuestion, type EditorQuestionProps } from './EditorQuestion';
import type { SiteView } from '@/server/view/createSiteView';

/** Stands in for a screen of the editor area until the shared password was given (section 6). */
export function EditorGate({ view, ...question }: EditorQuestionProps & { view: SiteView }) {
  const say = (id: string) => view.intl.formatMessage({ id });
  return (
    <Notice view={view} overline={say('explain.overline')} title={say('explain.gateTitle')}>
      <EditorQuestion view={view} {...question} />
    </Notice>
  );
}
