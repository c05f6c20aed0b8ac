import type { DistrictScreen } from '@/content/pages/home-screens';
import { Device, Dot } from './device';

const tile = 'rounded-tile bg-surface p-3.5';

/** The laptop of a district leader. In narrow windows it shows only four campuses. */
export function DistrictDevice({ alt, title, summary, campuses, ...charts }: DistrictScreen) {
  return (
    <Device
      alt={alt}
      className="@container rounded-panel p-4 xs:p-6 roomy:rounded-b-chip roomy:pb-6"
    >
      <p className="flex items-baseline justify-between gap-3">
        <b className="font-display text-label">{title}</b>
        <span className="text-soft">{summary}</span>
      </p>
      <div className="mt-4 grid gap-3.5 @charts:grid-cols-[8fr_5fr]">
        <div className={`${tile} py-1`}>
          {campuses.map(({ name, status, attention }) => (
            <p
              key={name}
              className="flex items-center gap-2.5 border-t border-hairline py-3 first:border-0 @max-charts:nth-[n+5]:hidden @max-tiny:flex-wrap"
            >
              <Dot attention={attention} />
              <span className="min-w-0 grow">{name}</span>
              <span
                className={
                  attention
                    ? '-my-1 shrink-0 rounded-chip bg-attention px-2 py-1 font-medium'
                    : 'shrink-0 text-soft'
                }
              >
                {status}
              </span>
            </p>
          ))}
        </div>
        <Charts {...charts} />
      </div>
    </Device>
  );
}

/** A chart of drills over the year, and a square for every site; labels state the figures. */
function Charts({ compliance, sites }: Pick<DistrictScreen, 'compliance' | 'sites'>) {
  const { trend } = compliance;
  const points = trend.map(
    (share, at) => `${(at / (trend.length - 1)) * 146 + 2},${40 - share * 36}`,
  );
  const rows = Array.from(
    { length: sites.total / sites.columns },
    (_, row) => `M0 ${row * 10 + 4}h${sites.columns * 10}`,
  );
  const marked = {
    x: (sites.attention % sites.columns) * 10,
    y: 10 * Math.floor(sites.attention / sites.columns),
  };
  return (
    <div className="hidden grid-rows-[1fr_auto] gap-3.5 @charts:grid">
      <div className={tile}>
        <p className="text-soft">{compliance.label}</p>
        <p className="font-display text-h3">{compliance.value}</p>
        <svg
          aria-hidden="true"
          viewBox="0 0 150 44"
          className="mt-3 fill-none stroke-good stroke-[2.5]"
        >
          <polyline points={points.join(' ')} />
        </svg>
      </div>
      <div className={tile}>
        <p className="text-soft">{sites.label}</p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${sites.columns * 10 - 2} ${rows.length * 10 - 2}`}
          className="mt-2.5"
        >
          <path className="stroke-good/50 stroke-8 [stroke-dasharray:8_2]" d={rows.join('')} />
          <rect className="fill-action" {...marked} width="8" height="8" />
        </svg>
      </div>
    </div>
  );
}
