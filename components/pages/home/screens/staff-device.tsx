import { cx } from '@/components/lib/cx';
import type { StaffScreen } from '@/content/pages/home-screens';
import { Device, Dot } from './device';

/** The phone of safety staff: one door, three steps. */
export function StaffDevice({ alt, time, school, task, steps, action }: StaffScreen) {
  return (
    <Device alt={alt} className="max-w-80 rounded-[2.75rem] p-5 pt-8 roomy:max-w-72">
      <p className="flex justify-between">
        <b>{time}</b>
        <span className="text-soft">{school}</span>
      </p>
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
            <svg
              aria-hidden="true"
              viewBox="0 0 22 22"
              className="size-5.5 shrink-0 fill-none stroke-2"
            >
              <circle
                cx="11"
                cy="11"
                r="10"
                className={cx(done ? 'fill-good stroke-good' : 'stroke-outline')}
              />
              {done && <path className="stroke-surface" d="m6.5 11.5 3 3 6-6.5" />}
            </svg>
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
