import Check from 'lucide-react/icons/check';
import { cx } from '@/components/lib/cx';
import type { StaffScreen } from '@/content/pages/home-screens';
import { Device, Dot } from './device';

/** The phone of safety staff: one door, three steps. */
export function StaffDevice({ task, steps, action, ...device }: StaffScreen) {
  return (
    <Device {...device} className="max-w-80 rounded-[2.75rem] p-5 pt-8 roomy:max-w-72">
      <div className="mt-5 rounded-card bg-attention p-4">
        <p className="flex items-center gap-2.5 font-display text-body-large font-semibold">
          <Dot attention />
          {task.title}
        </p>
        <p className="mt-1.5">{task.description}</p>
      </div>
      <div className="mt-3 mb-5">
        {steps.map(({ label, done }) => (
          <p key={label} className="flex items-center gap-2.5 border-b border-hairline py-3">
            <Check
              strokeWidth={3}
              className={cx(
                'size-5.5 shrink-0 rounded-full border-2 p-0.5',
                done
                  ? 'border-transparent bg-good text-surface'
                  : 'border-outline text-transparent',
              )}
            />
            {label}
          </p>
        ))}
      </div>
      <p className="rounded-control bg-strong py-3 text-center font-display font-semibold text-on-dark">
        {action}
      </p>
    </Device>
  );
}
