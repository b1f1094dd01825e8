/** Captions of the film, in step with its scenes. */
export const wireFilmCaptions = `WEBVTT

1
00:00:00.000 --> 00:00:01.900
Silent drawing: two belts feed a red wire between the open blades.

2
00:00:01.900 --> 00:00:03.300
The blades close, cut through the wire and open again.

3
00:00:03.300 --> 00:00:05.300
The blades close on the insulation only, and the wire draws back.

4
00:00:05.300 --> 00:00:07.000
The insulation slides off and the bare copper strands remain.
`;
