import { Sheet, ThingPath, WirePath } from './WireFlow.styles';
import { wireFlowDrawings, type WireFlowStage } from './wireFlowDrawings';

/** Line drawing of a stage with the wire running through it; decorative. */
export const StageDrawing = ({ stage }: { readonly stage: WireFlowStage }) => (
  <Sheet viewBox="0 0 240 120" fill="none" strokeWidth={2} strokeLinejoin="round" aria-hidden="true">
    <ThingPath d={wireFlowDrawings[stage].thing} />
    <WirePath d={wireFlowDrawings[stage].wire} />
  </Sheet>
);
