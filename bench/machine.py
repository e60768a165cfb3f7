"""What a process and the whole machine do during a measurement, according to /proc."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def switches_of(pid: int) -> int:
    """How often its threads were switched, because they waited or because others had their turn."""
    lines = [line for thread in Path(f"/proc/{pid}/task").iterdir() for line in (thread / "status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if "ctxt_switches:" in line)


@dataclass(frozen=True)
class Machine:
    """The machine's CPU time up to one moment, in seconds of all cores together."""

    total: float
    idle: float
    steal: float

    @classmethod
    def now(cls) -> Machine:
        ticks = [int(field) / TICKS for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        return cls(sum(ticks), ticks[3] + ticks[4], ticks[7])

    def since(self, before: Machine, ours: float) -> str:
        """How the time since then was spent. `ours`: the seconds used by the measured programs."""
        total = max(self.total - before.total, 1e-9)
        idle, steal = self.idle - before.idle, self.steal - before.steal
        others = max(0.0, total - idle - steal - ours)
        shares = ", ".join(
            f"{name} {100 * part / total:.1f} %" for name, part in (("idle", idle), ("steal", steal), ("others", others))
        )
        return f"machine: {shares}, load {os.getloadavg()[0]:.1f}"


def raise_limit_of_files() -> None:
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
