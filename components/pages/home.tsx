export function HomePage(_: Record<string, unknown>) {
  return <h1>HomePage</h1>;
}
