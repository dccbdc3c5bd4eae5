"""The machines that the kernel is built for."""

from dataclasses import dataclass

from cablecar.kernel.library import REVIEW, WASM, library_name


@dataclass(frozen=True, slots=True)
class Target:
    """A kind of machine."""

    name: str
    triple: str
    """What LLVM calls it."""
    processor: str
    """The oldest processor that will do."""
    suffix: str
    """How the names of its libraries end."""
    wheel: str = ""
    """What the wheels for it are tagged with."""
    features: str = ""
    word: int = 64
    """The bits of an address, and of whole numbers in calls."""

    @property
    def library(self) -> str:
        """The name of its library."""
        return library_name(self.name, self.suffix)


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86-64",
            "x86_64-unknown-linux-gnu",
            "x86-64-v2",
            "so",
            "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
        ),
        Target(
            "linux-arm64",
            "aarch64-unknown-linux-gnu",
            "generic",
            "so",
            "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
        ),
        Target("macos-arm64", "arm64-apple-macosx11.0.0", "apple-m1", "dylib", "macosx_11_0_arm64"),
        Target("macos-x86-64", "x86_64-apple-macosx11.0.0", "x86-64-v2", "dylib", "macosx_11_0_x86_64"),
        Target("windows-x86-64", "x86_64-pc-windows-msvc", "x86-64-v2", "dll", "win_amd64"),
        *(
            Target(
                *(name, "wasm32-unknown-unknown", "generic", suffix),
                features="+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128",
                word=32,
            )
            for name, suffix in (WASM, REVIEW)
        ),
    )
}
