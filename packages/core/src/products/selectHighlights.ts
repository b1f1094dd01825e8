export interface HighlightSource {
  readonly name: string | null;
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
}

const isPresent = (text: string | null) => text !== null && text.trim() !== '';

/** "Highlights need a name and an image or video" (section 5) */
export const selectHighlights = <THighlight extends HighlightSource>(
  highlights: readonly THighlight[],
): readonly THighlight[] =>
  highlights.filter(
    ({ name, imageUrl, videoUrl }) => isPresent(name) && (isPresent(imageUrl) || isPresent(videoUrl)),
  );
