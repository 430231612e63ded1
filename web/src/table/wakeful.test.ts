import { expect, test, vi } from "vitest";
import { wakeful } from "./wakeful";

test("the line is looked after when the network goes or comes, until the page is left", () => {
  const wake = vi.fn();
  const leave = wakeful(wake, false);

  dispatchEvent(new Event("offline"));
  expect(wake).toHaveBeenLastCalledWith(true);
  dispatchEvent(new Event("online"));
  expect(wake).toHaveBeenLastCalledWith();

  leave();
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  expect(wake).toHaveBeenCalledTimes(2);
});
