export function AboutPage(_: Record<string, unknown>) {
  return <h1>AboutPage</h1>;
}
