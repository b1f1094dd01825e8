import type { ReactNode } from 'react';
import {
  Frame,
  Guard,
  Header,
  Name,
  Nowhere,
  Overline,
  StateName,
  States,
  View,
  Way,
  WayList,
  Transitions,
  TransitionsHeader,
} from './MachineState.styles';
import { findSteps, isFirstState, listStates, type MachineNode, type MachineStep } from './machineSteps';

interface TransitionsProps {
  readonly title: string;
  readonly steps: readonly MachineStep[];
  /** Returns the other end of a transition. */
  readonly end: (step: MachineStep) => string;
  readonly none: string;
}

const keyOf = ({ from, event, guard = '', to }: MachineStep) => [from, event, guard, to].join(' ');

function TransitionList({ title, steps, end, none }: TransitionsProps) {
  const different = [...new Map(steps.map((step) => [keyOf(step), step])).values()];
  return (
    <section>
      <TransitionsHeader>{title}</TransitionsHeader>
      {different.length === 0 ? (
        <Nowhere>{none}</Nowhere>
      ) : (
        <WayList>
          {different.map((step) => (
            <Way key={keyOf(step)}>
              <span>
                {step.event}
                {step.guard && <Guard> if {step.guard}</Guard>}
              </span>
              <span>{end(step)}</span>
            </Way>
          ))}
        </WayList>
      )}
    </section>
  );
}

export interface MachineStateProps {
  /** The `root` of the machine. */
  readonly root: MachineNode;
  readonly name: string;
  /** Path of an atomic state, such as `signedIn.idle`. */
  readonly state: string;
  /** Preview of the interface in this state. */
  readonly children?: ReactNode;
}

/** One state of a machine among the others, with its transitions and a preview. */
export const MachineState = ({ root, name, state, children }: MachineStateProps) => {
  const { into, outOf } = findSteps(root, state);
  return (
    <Frame>
      <Header>
        <Overline>{name}</Overline>
        <Name translate="no">{state}</Name>
      </Header>
      <States aria-label="States" translate="no">
        {listStates(root).map((other) => (
          <StateName
            key={other}
            $isShown={other === state}
            aria-current={other === state ? 'step' : undefined}
          >
            {other}
          </StateName>
        ))}
      </States>
      <Transitions>
        <TransitionList
          title="Leads in"
          steps={into}
          end={({ from }) => (from === '' ? 'from anywhere' : `from ${from}`)}
          none={isFirstState(root, state) ? 'The machine begins here.' : 'Nothing.'}
        />
        <TransitionList
          title="Leads out"
          steps={outOf}
          end={({ to }) => `to ${to}`}
          none="Nothing: it stays here."
        />
      </Transitions>
      {children !== undefined && <View>{children}</View>}
    </Frame>
  );
};
