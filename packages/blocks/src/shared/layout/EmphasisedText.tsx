import type { TextSegment } from '@kmx/core';
import { Match } from './EmphasisedText.styles';

/** Text with the search terms emphasised ("emphasise query words", section 5); never HTML. */
export const EmphasisedText = ({ segments }: { readonly segments: readonly TextSegment[] }) =>
  segments.map(({ text, isMatch }, index) => (isMatch ? <Match key={index}>{text}</Match> : text));
