import { Sheet, ThingPath, WirePath } from './WireFlow.styles';
import { wireFlowDrawings, type WireFlowStage } from './wireFlowDrawings';

/** A stage as a line drawing with the wire running through it; an ornament beside its words. */
export const StageDrawing = ({ stage }: { readonly stage: WireFlowStage }) => (
  <Sheet viewBox="0 0 240 120" fill="none" strokeWidth={2} strokeLinejoin="round" aria-hidden="true">
    <ThingPath d={wireFlowDrawings[stage].thing} />
    <WirePath d={wireFlowDrawings[stage].wire} />
  </Sheet>
);
