import { everyMachine, ticketCase, type TicketCase } from './ticketCase';

export const malfunctions: readonly TicketCase[] = [
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress'],
    [
      'Crimp force drifts on side {side}',
      '{machine}: crimp force monitor rejects good pieces',
      'Crimp force rises by {percent} % within a shift',
    ],
    [
      'On side {side} the crimp force rises by about {percent} % within a shift with article {article} ({area}). The crimp height is still within tolerance, but the monitor rejects every tenth piece.',
      'Since we changed to a new batch of terminal {terminal} the force monitor of side {side} rejects pieces that measure well. We teach the curve again every two hours, which cannot be the solution.',
    ],
    [
      'Thank you for the clear description. Please look at punch and anvil of this applicator under the magnifier and send us five crimp heights from the start and five from the end of a shift. A slope over hours is mostly wear or warmth, a step is the strip.',
      'The punch has a rounded edge on the wire side. Heights: 1.42 1.42 1.43 1.42 1.43 in the morning, 1.45 1.46 1.45 1.46 1.46 at the end of the shift.',
      'That explains it. Replace punch and anvil as a pair, set the height to 1.42 mm and teach the monitor with ten pieces. With this area the pair lasts about 500 000 strokes; we have put the interval into the list of wear parts of your machine.',
      'Pair replaced, the force has been flat for two shifts. Thank you.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['crimpLine', 'crimpPress'],
    ['Terminal feed jams with {terminal}', 'Terminals are not advanced fully, side {side}'],
    [
      'The feed of terminal {terminal} jams about every 200 pieces. The strip then stands 1 to 2 mm short and the next crimp hits the bell mouth.',
      'After the last tool change the terminals on side {side} do not reach the anvil. We adjusted the feed finger, but the fault comes back after some hundred pieces.',
    ],
    [
      'Please check two things: the feed finger for play at its pin, and whether the carrier strip runs out of the coil without being lifted by the paper. A short film of ten strokes would help.',
      'The finger has play, one can feel it. I have uploaded the film. The paper looks fine.',
      'The film shows the finger jumping out of the hole on its way back. Please order the feed finger set; until it arrives, 0.1 mm of shim below the spring keeps the line running.',
      'Finger set fitted, no jam in the last 20 000 pieces.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['cutStrip', 'cableStrip'],
    [
      'Strands are nicked when stripping {area}',
      '{machine}: insulation is torn instead of cut',
      'Stripping quality poor after blade change',
    ],
    [
      'When stripping {area} two or three strands are nicked on side {side}. New blades were fitted last week, the fault started a day later.',
      'The insulation of article {article} is torn and leaves threads. With thicker wire everything is as it should be. Blade count is {count}.',
    ],
    [
      'This looks like blades that are not centred. Please take the blades out, clean the seats with a dry brush and run the blade reference again. A chip of insulation of 0.05 mm is enough to shift the cut.',
      'There really was a chip below the upper blade. It is better now, but about one piece in fifty still shows a nicked strand.',
      'Then please open the blades by 0.02 mm for this article and lower the pull-off speed to 60 %. If a strand is still marked, send us ten pieces and a metre of the wire; we will find the values here.',
      'With 0.02 mm more it has been clean for a full day. You can close this.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['cutStrip', 'crimpLine', 'twisting'],
    [
      'Lengths differ from piece to piece',
      'Wire path: wire slips at high speed',
      'Length tolerance exceeded with {area}',
    ],
    [
      'With article {article} the lengths differ by up to {length} mm. At half speed they are right. Drum and prefeeder run smoothly.',
      'The wire slips in the feed: every start of the belts makes a piece that is too short. We cleaned the belts with alcohol, which helps for about an hour.',
    ],
    [
      'Please tell us the pressure that is set for the belts and how many metres they have run. Belts that shine have lost their grip and are replaced in pairs.',
      'Pressure is 2.8 bar. The belts shine and the counter stands at {count} m.',
      'They have done their duty. Please replace the pair and clean the encoder wheel at the same time. After that cut ten pieces of 1 000 mm: the spread should stay below 2 mm.',
      'New belts fitted, spread is 0.8 mm.',
    ],
  ),
  ticketCase(
    'malfunction',
    everyMachine,
    [
      'Encoder fault E-21{percent}',
      '{machine} {serial}: reference run fails',
      'Axis stops with encoder fault',
    ],
    [
      'The machine stops several times a day with an encoder fault of the main axis. After switching off and on it runs again, sometimes for hours and sometimes for ten minutes.',
      'The reference run fails after a cold start. When the hall is warm the machine references without a fault.',
    ],
    [
      'Please check the plug of the encoder first: pull it, look for bent pins, put it back and tighten the ring. If the fault stays, exchange the cable with that of the second axis and tell us whether the fault moves.',
      'The fault moved with the cable.',
      'Then it is the cable and not the encoder. A cable set leaves our warehouse today; changing it takes about 20 minutes and needs no adjustment.',
      'Cable changed yesterday, no fault since.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['cableStrip', 'highVoltage'],
    [
      'Shield braid frays when cut',
      'Rotary head marks the dielectric',
      'Loose strands after folding the braid',
    ],
    [
      'The braid of cable {article} is not cut cleanly: single strands stand out by up to {length} mm and the camera rejects the end.',
      'Since the start of the new order the rotary head marks the layer below the shield. Depth was not changed.',
    ],
    [
      'Could you measure the outer diameter at three places and send us the values? New batches are often oval, and the depth follows the diameter.',
      'We measured 8.9, 9.2 and 9.0 mm. The data sheet says 9.0 ± 0.1.',
      'It is out of its data sheet by a tenth. Please switch on the roundness measurement for this article and set four turns at depth. The blade will then follow the cable.',
      'With roundness measurement 200 ends without a reject.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['twisting'],
    ['Lay length uneven over the pair', 'Open ends differ after twisting'],
    [
      'The lay length of article {article} is 2 mm shorter in the middle than at the ends. The customer measures every pair.',
      'The open ends of the pairs differ by {length} mm. It began after the carriage was serviced.',
    ],
    [
      'Please check the pull during twisting in the log: it should stay within 10 % of the value set. And clean the twisting jaws with alcohol.',
      'The pull drops by a quarter half way. Jaws are clean now.',
      'A falling pull points to the brake of the carriage. Please set its pressure to 3.2 bar and teach over-twist and spring-back once more.',
      'Pressure was at 2.4 bar. After setting and teaching the pairs are even.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['harness'],
    ['Terminals are not locked after loading', 'Tape tears at {machine}', 'Loading head stops at cavity 12'],
    [
      'The pull-back check fails for housing {article}: about {percent} of a hundred terminals come out again.',
      'The machine stops in the middle of the cycle and reports that the remaining tape or wire is too short, although the roll is new.',
    ],
    [
      'Please send us the force curves of five good and five bad cycles (menu Service, Export) and a photo of the parts concerned.',
      'Curves and photo are attached to the mail that I sent to your colleague. In my eyes the force rises too early.',
      'You are right, it rises 0.4 mm early: the pallet stands too high. Please loosen the four screws of the stop, put the gauge below it and tighten with 6 Nm.',
      'Adjusted with the gauge. The whole night shift ran without a stop.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['testing'],
    ['Open circuits that come and go', 'Adapter not recognised', '{machine}: self-test fails on module 3'],
    [
      'Good harnesses are reported with open circuits at points 112 to 118. Plugging again mostly helps.',
      'After moving the table the tester does not recognise the adapter of article {article} any more. All others work.',
    ],
    [
      'Neighbouring points lead to the adapter. Please measure its resistance with the shorting plug and look at the probes of these points.',
      'Two probes are bent, the others look fine.',
      'Please replace the whole row, since their springs have the same age. After that run the self-test and a good sample twenty times.',
      'Row replaced, the sample passed twenty times.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['marking'],
    ['Marks are pale on red insulation', 'Characters run together at full speed'],
    [
      'On red insulation the marks are too pale to be read by the scanner of the next station. White and yellow are fine.',
      'From 3 m/s on the characters run together. Slower than that the print is sharp.',
    ],
    [
      'Please run the cleaning of the head, print the test line and send us a photo of it beside the card in the cover.',
      'Photo is uploaded. The left third of the line is weaker.',
      'Some nozzles are blocked. Please rinse twice with the fluid of the same ink and dry from the middle outwards; if the left third stays weak, the head has to be replaced.',
      'After the second rinsing the line is even.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['handling'],
    ['Dancer reports end position', 'Drum brake does not hold'],
    [
      'The dancer reports its end position whenever the cutting machine starts with more than 3 m/s². We changed the weight without effect.',
      'After a stop the drum turns on by half a turn and the wire falls off the rollers.',
    ],
    [
      'Please measure the time from the stop signal to standstill. It should be below 1.5 s; above that the lining of the brake is worn.',
      'It takes 2.6 s.',
      'Please order the brake lining from the parts page of your machine and blow out the brake before you fit it. Until then reduce the acceleration by a quarter.',
      'Lining replaced, 0.9 s now.',
    ],
  ),
  ticketCase(
    'malfunction',
    everyMachine,
    [
      'Touch screen freezes',
      'Cover is reported open although it is closed',
      'Screen stays dark after the break',
    ],
    [
      'The screen does not react any more after some hours. The machine finishes its order, but nobody can start the next one.',
      'The machine reports an open cover although all covers are closed. Knocking on the left cover helps for a while.',
    ],
    [
      'Which version of the software is running, and is the fault in the list of messages? A photo of the list would be enough.',
      'Version is shown in the inventory. The list has an entry at the time of the fault, photo uploaded.',
      'The entry is a known fault of the safety input and cured by cleaning the switch and setting its distance to 2 mm. The current software also shows which cover it is.',
      'Cleaned and set, we will watch it for a week.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['crimpLine', 'cutStrip', 'highVoltage', 'harness'],
    ['Air pressure falls during the night shift', 'Gripper does not open, side {side}'],
    [
      'In the night shift the air pressure of the machine falls below 5 bar and it stops. The network of the hall has 7 bar.',
      'The gripper of side {side} opens late and the wire is pulled out of the swivel arm.',
    ],
    [
      'Please look at the bowl of the air filter and at the colour of its element. A full bowl or a brown element costs more than 1 bar.',
      'The element is dark brown and the bowl was full.',
      'Please replace the element, drain the bowl every week and ask your building services for the dew point of the air. Water also shortens the life of valves and cylinders.',
      'Element replaced, pressure is stable.',
    ],
  ),
  ticketCase(
    'malfunction',
    ['software'],
    ['Lumera Line does not reach the machines', 'Orders are not sent since the update'],
    [
      'Since last night Lumera Line shows all machines of the hall as not reachable. The machines themselves run from their local list.',
      'Orders are planned, but they stay in the state “sent” and do not appear at the machine. Feedback of pieces is missing as well.',
    ],
    [
      'Please check on the server whether the connector service is running and whether port 4840 is open to the machine network. Both can be seen under Administration, Connections.',
      'The service runs. Our IT changed the firewall yesterday, I have asked them.',
      'The list of ports that are needed stands in the download centre (configuration template “connections”). Please forward it to your IT.',
      'The port is open again and everything has caught up.',
    ],
  ),
];
