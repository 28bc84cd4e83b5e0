/** The value of `--name=value` among this run's words; `undefined` where it is not given. */
export function option(name) {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}
