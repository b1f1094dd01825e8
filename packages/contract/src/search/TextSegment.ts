export interface TextSegment {
  readonly text: string;
  readonly isMatch: boolean;
}
