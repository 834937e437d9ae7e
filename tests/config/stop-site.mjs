/** After the tests of the build: away with the site that was started for them. */
export default async function stop() {
  await globalThis.__site?.();
}
